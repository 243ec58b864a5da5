/**
 * For whom something is read: the public sees what is live and visible, the owner everything. Every verb that
 * reads what can be hidden either asks for it, without a default, or reads for the public alone.
 */
export type Audience = "public" | "owner";
