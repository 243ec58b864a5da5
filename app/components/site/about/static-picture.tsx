type Props = {
  /** A picture of `public/images`, made by `demo/drawing/about-page.ts` in these widths. */
  name: "portrait" | "about";
  widths: readonly [number, number];
  height: number;
  alt: string;
  sizes: string;
  /** The slot's shape, such as `aspect-3/2 w-full`. */
  className: string;
  priority?: boolean;
};

/** A picture that belongs to the design and has no field in the admin area. */
export function StaticPicture({ name, widths, height, alt, sizes, className, priority }: Props) {
  const [, largest] = widths;
  const files = (format: string) =>
    widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(", ");
  return (
    // The first script of the page writes on this element before React arrives.
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
