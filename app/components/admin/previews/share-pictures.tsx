import { Download } from "lucide-react";
import { type ShareItem, sharePicturesPath } from "~/models/find/share/share-picture";

const shapes = [
  { name: "wide", label: "Wide, 1200 × 630" },
  { name: "square", label: "Square, 1080 × 1080" },
  { name: "tall", label: "Tall, 1080 × 1920" },
] as const;

/** The pictures that stand for an item elsewhere: the wide one is shown by itself, all are there to be downloaded and posted. */
export function SharePictures({ item }: { item: ShareItem }) {
  const path = sharePicturesPath(item);
  return (
    <details>
      <summary className="min-h-touch content-center text-base font-medium text-accent">
        Share pictures
      </summary>
      <div className="grid gap-2 pb-2">
        <img
          src={`${path}/wide.jpg?show`}
          alt="What other sites show of this page"
          width={1200}
          height={630}
          loading="lazy"
          className="w-full rounded-card border border-line"
        />
        <ul>
          {shapes.map(({ name, label }) => (
            <li key={name}>
              <a
                href={`${path}/${name}.jpg`}
                download
                className="inline-flex min-h-touch items-center gap-2 text-base font-medium text-accent underline-offset-4 hover:underline"
              >
                <Download aria-hidden="true" className="size-4" strokeWidth={1.5} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
