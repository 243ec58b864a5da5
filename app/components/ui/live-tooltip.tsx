import * as Radix from "@radix-ui/react-tooltip";
import {
  type ComponentProps,
  type FocusEvent,
  forwardRef,
  type PointerEvent,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** A tooltip for an element that exists already. */
export default function LiveTooltip({ target }: { target: HTMLElement }) {
  const tip = useTip(target);
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Radix.Root key={keyOf(target)}>
        <Radix.Trigger asChild>
          <Anchor target={target} />
        </Radix.Trigger>
        <Radix.Portal container={target.closest("dialog")}>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-60 rounded-control bg-ink px-3 py-1.5 text-sm text-canvas shadow-lg"
          >
            {tip}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** The present text of the element's tooltip, which may change while it is open. */
function useTip(target: HTMLElement) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const changes = new MutationObserver(onChange);
      changes.observe(target, { attributeFilter: ["data-tip"] });
      return () => changes.disconnect();
    },
    [target],
  );
  return useSyncExternalStore(subscribe, () => target.dataset.tip);
}

type Props = ComponentProps<"button"> & { target: HTMLElement };

const events = {
  onPointerMove: "pointermove",
  onPointerLeave: "pointerleave",
  onPointerDown: "pointerdown",
  onFocus: "focus",
  onBlur: "blur",
  onClick: "click",
} as const;

/** Uses the element as Radix's trigger: the attributes that Radix would put on a button go to the element. */
const Anchor = forwardRef(function Anchor(props: Props, ref: Ref<HTMLElement>) {
  const { target } = props;
  useLayoutEffect(() => {
    if (typeof ref === "function") ref(target);
    return () => {
      if (typeof ref === "function") ref(null);
    };
  }, [target, ref]);
  useLayoutEffect(() => {
    const bound = new AbortController();
    for (const [name, type] of Object.entries(events)) {
      const handler = props[name as keyof typeof events] as ((event: Event) => void) | undefined;
      if (handler) target.addEventListener(type, handler, { signal: bound.signal });
    }
    return () => bound.abort();
  });
  // The element was hovered or focused before this was loaded, so that event has passed.
  const { onFocus, onPointerMove } = props;
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    if (target.matches(":focus-visible")) onFocus?.({} as FocusEvent<HTMLButtonElement>);
    else if (target.matches(":hover")) onPointerMove?.({} as PointerEvent<HTMLButtonElement>);
  }, [target, onFocus, onPointerMove]);
  const description = props["aria-describedby"];
  useLayoutEffect(() => {
    // An element whose name is the same text has announced it already.
    if (!description || target.ariaLabel === target.dataset.tip) return;
    target.setAttribute("aria-describedby", description);
    return () => target.removeAttribute("aria-describedby");
  }, [target, description]);
  return null;
});

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

/** A key for each element, so that no tooltip's state carries over to another one. */
function keyOf(element: HTMLElement) {
  const key = keys.get(element) ?? ++lastKey;
  keys.set(element, key);
  return key;
}
