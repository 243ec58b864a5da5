/** The framework options; `vite.config.ts` hands them to the Remix plugin and nothing else reads them. */
export default {
  appDirectory: "app",
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
