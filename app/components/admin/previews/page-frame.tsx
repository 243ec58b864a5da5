import type { Theme } from "~/document/theme";
import "./page-frame.css";

/** The windows through which a page is looked at, in CSS pixels. */
export const frames = {
  phone: { label: "Phone", width: 390, height: 844 },
  desk: { label: "Desk", width: 1280, height: 1280 },
} as const;

export type FrameName = keyof typeof frames;

type Props = { src: string; name: FrameName; theme: Theme };

/** A page of the site as a window of this width shows it. */
export function PageFrame({ src, name, theme }: Props) {
  const { label, width, height } = frames[name];
  const style = { "--frame-width": `${width}px`, aspectRatio: `${width} / ${height}` };
  return (
    <div className="rounded-card border border-line bg-surface p-3">
      <div className="page-frame mx-auto" style={style as React.CSSProperties}>
        <iframe src={src} title={`The letter on a ${label.toLowerCase()}, ${theme}`} />
      </div>
    </div>
  );
}
