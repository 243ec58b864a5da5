import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    environment: "node",
    // Each file opens a database of its own: one process a file.
    pool: "forks",
    // Left alone, one core stands idle, which on two is half the time.
    maxWorkers: "100%",
    include: ["tests/**/*.test.ts"],
    // A loaded machine takes its time over pictures and passwords.
    testTimeout: 20_000,
    globalSetup: ["tests/support/site-map.ts"],
    setupFiles: ["tests/support/setup.ts"],
  },
});
