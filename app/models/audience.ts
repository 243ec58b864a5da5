/** For whom a list is read: the public sees live and visible items only, the owner all of them. */
export type Audience = "public" | "owner";
