/** Where the traveller is, about the origin, with a slow pulse unless motion is unwelcome. */
export function HereDot() {
  return (
    <g className="text-accent">
      <circle
        r="13"
        className="origin-center fill-current/30 [transform-box:fill-box] motion-safe:animate-here"
      />
      <circle r="7.5" strokeWidth="2.5" className="fill-current stroke-surface" />
    </g>
  );
}
