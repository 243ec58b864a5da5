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
  /** The title of its item; without a picture the monogram is made of it. */
  title: string;
  /** The width in which the picture is shown, for the `sizes` attribute. */
  sizes: string;
  /** The widest variant that is ever needed, for a slot that is always small. */
  widest?: number;
  /** Classes for the slot's shape and place, such as `aspect-3/2 w-full`. */
  className?: string;
  /** Whether it is above the fold: loaded at once and first. Others wait until they are near the window. */
  priority?: boolean;
  /** Whether it grows into the next page's picture, or out of the last page's; one on a page. */
  morphs?: boolean;
};

type SlotProps = Required<Pick<Props, "sizes" | "className" | "priority">> &
  Pick<Props, "widest" | "morphs"> & { picture: PictureView };

/**
 * A picture in a slot of fixed shape, so that nothing moves while it loads. A failure is shown as text, and a missing
 * picture as a monogram.
 */
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
  // Failures before React started were noted by the page's first script.
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
    // The page's first script changes this element before React starts.
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
        // Only for the eye; screen readers get the picture's description.
        <span data-unavailable="" aria-hidden="true">
          Image unavailable
        </span>
      )}
    </span>
  );
}

type FormatsProps = Pick<SlotProps, "picture" | "sizes" | "widest"> & { children: ReactNode };

/** The image in all formats and widths that the site has. */
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
