import type { ShareCard as Card } from "~/pages/share-card";

/** The letter as chat apps and social networks show its address. */
export function ShareCard({ picture, siteName, title, description, host }: Card) {
  return (
    <section aria-labelledby="share-card" className="mt-10">
      <h3 id="share-card" className="text-xl">
        When its address is shared
      </h3>
      <p className="mt-1 mb-4 text-sm text-muted">
        Apps cut long words in other places, and some leave parts out.
      </p>
      <div className="max-w-lg overflow-hidden rounded-card border border-line bg-surface">
        <img
          src={picture}
          alt="On the card"
          className="w-full object-cover"
          style={{ aspectRatio: 1.91 }}
        />
        <div className="grid gap-1 p-4">
          <p className="text-sm text-muted wrap-anywhere">
            {siteName} · {host}
          </p>
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {description || "There is no text yet: nothing stands here."}
          </p>
        </div>
      </div>
    </section>
  );
}
