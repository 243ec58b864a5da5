import type { ComponentProps } from "react";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";

/** The full-width picture below a page's header. */
export function HeadPicture(props: Pick<ComponentProps<typeof Picture>, "picture" | "title">) {
  return (
    <Container className="pb-10 max-sm:px-0 md:pb-16">
      <Picture
        {...props}
        sizes="(min-width: 1350px) 1280px, 100vw"
        className="aspect-3/2 w-full sm:rounded-card md:aspect-video"
        priority
        morphs
      />
    </Container>
  );
}
