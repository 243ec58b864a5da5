/**
 * For whom something is read: the public sees what is live and visible, the owner everything. A function that reads
 * what can be hidden takes the audience as an argument, or reads for the public only.
 */
export type Audience = "public" | "owner";
