import { EyeOff } from "~/components/ui/icons";

/** Tells the owner that visitors get a 404 here. */
export function OwnerBanner() {
  return (
    <p
      role="note"
      className="flex items-center justify-center gap-2 border-b border-edge bg-surface px-5 py-3 text-base font-medium"
    >
      <EyeOff className="size-5" />
      Only you can see this
    </p>
  );
}
