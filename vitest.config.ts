import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** Files that open no database and change nothing outside themselves: they can share a process and what it has loaded. */
const WITHOUT_DATABASE = ["tests/{components,gate,styles,uploads,utils,worker}/**/*.test.ts"];

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    environment: "node",
    pool: "forks",
    // Left alone, one core stands idle, which on two is half the time.
    maxWorkers: "100%",
    // A loaded machine takes its time over pictures and passwords.
    testTimeout: 20_000,
    setupFiles: ["tests/support/setup.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "database",
          // Each file opens a database of its own: one process a file.
          isolate: true,
          include: ["tests/**/*.test.ts"],
          exclude: WITHOUT_DATABASE,
          globalSetup: ["tests/support/site-map.ts"],
        },
      },
      { extends: true, test: { name: "plain", isolate: false, include: WITHOUT_DATABASE } },
    ],
  },
});
