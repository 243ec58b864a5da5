import { EyeOff } from "lucide-react";

/** Tells the owner that the public gets a 404 here. */
export function OwnerBanner() {
  return (
    <p
      role="note"
      className="flex items-center justify-center gap-2 border-b border-edge bg-surface px-5 py-3 text-base font-medium"
    >
      <EyeOff aria-hidden="true" className="size-5" strokeWidth={1.5} />
      Only you can see this
    </p>
  );
}
