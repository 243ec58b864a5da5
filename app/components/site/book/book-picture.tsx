import { Formats } from "~/components/ui/picture";
import type { PictureView } from "~/models/pictures/picture";
import { withPictureSizes } from "~/utils/markup/picture-sizes";

type Props = {
  picture: PictureView;
  /** Whether it is printed: it is then loaded at once, in the resolution of paper. */
  isPrinted: boolean;
};

/** A picture of the book, as large as its page allows; it needs no scripts. */
export function BookPicture({ picture, isPrinted }: Props) {
  const { src, alt, width, height, placeholder } = picture;
  const sizes = isPrinted ? PRINTED : "(min-width: 40rem) 40rem, 92vw";
  const image = (
    <img
      src={src}
      alt={alt}
      width={width ?? 1200}
      height={height ?? 800}
      loading={isPrinted ? undefined : "lazy"}
      decoding="async"
    />
  );
  return (
    <span
      data-picture=""
      className="book-picture"
      style={{ backgroundImage: placeholder && `url(${placeholder})` }}
    >
      <Formats picture={picture} sizes={sizes}>
        {image}
      </Formats>
    </span>
  );
}

/** About 280 dpi between the margins of A5. */
const PRINTED = "1280px";

/** The same for pictures in a text: a browser that prints at once would omit those that are not loaded. */
export function printedPictures(html: string) {
  return withPictureSizes(html.replaceAll(' loading="lazy"', ""), PRINTED);
}
