import { Container } from "~/components/ui/section";
import { timeAgo } from "~/utils/words/dates";

/** Says how old the saved page is that replaces the site's present one. */
export default function KeptLine({ keptAt }: { keptAt: number }) {
  const date = new Date(keptAt);
  const age = timeAgo(date).replace("just now", "a moment ago");
  return (
    <div className="border-b border-line bg-surface">
      <Container>
        <p role="status" className="py-2 text-sm text-muted">
          Kept copy from <time dateTime={date.toISOString()}>{age}</time>
        </p>
      </Container>
    </div>
  );
}
