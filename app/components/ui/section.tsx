import type { ReactNode } from "react";
import { ownLanguage } from "~/components/ui/in-words";

/** A page-wide band with the site's margins. */
export function Container({
  children,
  className = "",
}: {
  children: ReactNode;
  className?: string;
}) {
  return <div className={`band ${className}`}>{children}</div>;
}

type HeadingProps = {
  title: string;
  description?: string;
  id?: string;
  /** Whether the owner wrote it. */
  isOwn?: boolean;
  children?: ReactNode;
};

/** A section's title and lead; on wide screens children (such as a "more" link) stand beside it. */
export function SectionHeading({ title, description, id, isOwn, children }: HeadingProps) {
  return (
    <div className="mb-8 flex break-after-avoid flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
      <div lang={isOwn ? ownLanguage() : undefined} className="max-w-measure">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {description && <p className="mt-3 text-lead text-muted">{description}</p>}
      </div>
      {children}
    </div>
  );
}

/** The title of a page and its lead. */
export function PageHeader({ title, description, isOwn, children }: Omit<HeadingProps, "id">) {
  return (
    <Container className="pt-6 pb-5 md:pt-16 md:pb-10">
      <h1 dir="auto" lang={isOwn ? ownLanguage() : undefined} className="max-w-4xl text-title">
        {title}
      </h1>
      {description && (
        <p
          lang={isOwn ? ownLanguage() : undefined}
          className="mt-3 max-w-measure text-lead text-muted md:mt-5"
        >
          {description}
        </p>
      )}
      {children}
    </Container>
  );
}
