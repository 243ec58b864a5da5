import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import {
  formatTypes,
  objectPosition,
  offeredFormats,
  type PictureView,
  srcSet,
} from "~/models/pictures/picture";
import { Monogram } from "./monogram";

type Props = {
  picture: PictureView | null;
  /** What it belongs to; without a picture, its face is made of this. */
  title: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The widest variant that it ever needs, for a slot that is always small. */
  widest?: number;
  /** The slot's shape and place, such as `aspect-3/2 w-full`. */
  className?: string;
  /** Above the fold: loaded at once and first. Others wait until they are near the window. */
  priority?: boolean;
  /** The one on the page that grows into the next page's, or out of the last one's. */
  morphs?: boolean;
};

type SlotProps = Required<Pick<Props, "sizes" | "className" | "priority">> &
  Pick<Props, "widest" | "morphs"> & { picture: PictureView };

/** A picture in a slot of fixed shape: nothing shifts while it loads, a failed one says so, and what has none has a face. */
export function Picture({
  picture,
  title,
  className = "aspect-3/2 w-full",
  priority = false,
  ...props
}: Props) {
  if (!picture) return <Monogram title={title} className={className} />;
  return (
    <Slot
      key={picture.src}
      picture={picture}
      className={className}
      priority={priority}
      {...props}
    />
  );
}

function Slot({ picture, sizes, widest, className, priority, morphs }: SlotProps) {
  const { width, height, placeholder, src, alt } = picture;
  const slot = useRef<HTMLSpanElement>(null);
  const [hasFailed, setFailed] = useState(false);
  // What failed before React arrived was seen by the page's first script.
  useEffect(() => setFailed(slot.current?.hasAttribute("data-failed") ?? false), []);
  const image = (
    <img
      src={src}
      alt={alt}
      width={width ?? 1200}
      height={height ?? 800}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
  return (
    // The first script of the page writes on this element before React arrives.
    <span
      ref={slot}
      suppressHydrationWarning
      data-picture={priority ? "priority" : "lazy"}
      className={`picture ${className}`}
      style={
        {
          backgroundImage: placeholder && `url(${placeholder})`,
          "--focus": objectPosition(picture),
          viewTransitionName: morphs && "picture",
        } as CSSProperties
      }
    >
      <Formats picture={picture} sizes={sizes} widest={widest}>
        {image}
      </Formats>
      {hasFailed && (
        // For the eye: the picture's own words are read out.
        <span data-unavailable="" aria-hidden="true">
          Image unavailable
        </span>
      )}
    </span>
  );
}

type FormatsProps = Pick<SlotProps, "picture" | "sizes" | "widest"> & { children: ReactNode };

/** The image in the formats and widths in which the site has it. */
export function Formats({ picture: { id, width, height }, sizes, widest, children }: FormatsProps) {
  if (!id || !width || !height) return children;
  return (
    <picture>
      {offeredFormats({ width, height }).map((format) => (
        <source
          key={format}
          type={formatTypes[format]}
          srcSet={srcSet({ id, width }, format, widest)}
          sizes={sizes}
        />
      ))}
      {children}
    </picture>
  );
}
