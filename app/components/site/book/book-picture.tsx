import { Formats } from "~/components/ui/picture";
import type { PictureView } from "~/models/pictures/picture";
import { withPictureSizes } from "~/utils/markup/picture-sizes";

type Props = {
  picture: PictureView;
  /** Whether it is to be printed: it is there at once, at the fineness of paper. */
  isPrinted: boolean;
};

/** A picture of the book, as large as its sheet lets it be; without the program nothing waits for it. */
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

/** Some 280 dots an inch between the margins of A5. */
const PRINTED = "1280px";

/** The pictures of a text in the same way: a browser that prints at once would leave out what it has not fetched yet. */
export function printedPictures(html: string) {
  return withPictureSizes(html.replaceAll(' loading="lazy"', ""), PRINTED);
}
