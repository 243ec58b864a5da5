/**
 * What the C library is told at the start of a process that works on pictures or renders pages: two arenas, and freed
 * memory goes back to the system at once (`mallopt(3)`). Without it a picture process keeps what it has freed until its
 * limit is reached, and good pictures look broken. `npm start` has the same in `package.json`.
 */
export const ALLOCATOR_SETTINGS = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
