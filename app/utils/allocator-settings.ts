/**
 * Settings of the C library for processes that work on pictures or render pages: two arenas, and freed memory returns
 * to the system at once (`mallopt(3)`). Without them a picture process keeps freed memory until it reaches its limit,
 * and good pictures seem broken. `npm start` has the same settings in `package.json`.
 */
export const ALLOCATOR_SETTINGS = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
