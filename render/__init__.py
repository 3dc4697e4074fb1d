"""Views in, pictures out: one module per title on the shared kit in `render.kit`."""
