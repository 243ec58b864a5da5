type Props = {
  /** A picture of `public/images`, made by `demo/drawing/about-page.ts` in these widths. */
  name: "portrait" | "about";
  widths: readonly [number, number];
  height: number;
  alt: string;
  sizes: string;
  /** Classes for the slot's shape, such as `aspect-3/2 w-full`. */
  className: string;
  priority?: boolean;
};

/** A picture that belongs to the design; the admin area has no field for it. */
export function StaticPicture({ name, widths, height, alt, sizes, className, priority }: Props) {
  const [, largest] = widths;
  const files = (format: string) =>
    widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(", ");
  return (
    // The page's first script changes this element before React starts.
    <span
      suppressHydrationWarning
      data-picture={priority ? "priority" : "lazy"}
      className={`relative block overflow-hidden ${className}`}
    >
      <picture>
        <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
        <source type="image/webp" srcSet={files("webp")} sizes={sizes} />
        <img
          src={`/images/${name}-${largest}.jpg`}
          srcSet={files("jpg")}
          sizes={sizes}
          width={largest}
          height={height}
          alt={alt}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding="async"
          className="size-full object-cover"
        />
      </picture>
    </span>
  );
}
