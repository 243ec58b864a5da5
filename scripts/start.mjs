// `npm start`: installs what is missing, builds what has changed, and serves the site.
import "./setup.mjs";

process.env.NODE_ENV = "production";
await import("../build/start.js");
