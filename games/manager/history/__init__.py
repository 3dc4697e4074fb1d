"""What a log tells: replay, going back, review, results, statistics, proofs of fair chance."""
