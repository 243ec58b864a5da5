import "@remix-run/server-runtime";
import "vite/client";

// Loader and action types follow single fetch: dates stay dates, promises stay promises.
declare module "@remix-run/server-runtime" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges into Remix's.
  interface Future {
    v3_singleFetch: true;
  }
}
