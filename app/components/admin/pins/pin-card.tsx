import { MapPin } from "lucide-react";
import { DeleteRecord } from "~/components/admin/lists/record-list";
import {
  InsideLink,
  OutsideLink,
  RowActions,
  VisibilityButton,
} from "~/components/admin/lists/row-actions";
import { PinKey } from "~/components/map/pin-mark";
import { Badge } from "~/components/ui/badge";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { Stars } from "~/components/ui/stars";
import { ChangedBadge } from "~/device/screens/drafts/listed-drafts";
import type { Pin } from "~/models/road/pins/pin-lists.server";
import { hasPosition, mapsUrl } from "~/utils/position/position";
import { formatDate } from "~/utils/words/dates";
import { pinTypeLabel } from "~/vocabulary";

export function PinCard({ pin }: { pin: Pin }) {
  return (
    <li className="flex flex-col justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={pin.pinType === "current" ? "monsoon" : "plain"}>
            <PinKey pin={pin} />
            {pinTypeLabel(pin.pinType)}
          </Badge>
          <ChangedBadge id={pin.id} />
          {!pin.isVisible && <Badge tone="danger">Hidden</Badge>}
        </div>
        <h3 className="text-lg leading-snug wrap-anywhere">{pin.name}</h3>
        <p className="text-sm text-muted">
          {[pin.city, pin.country].filter(Boolean).join(", ")}
          {pin.visitedDate && ` · ${formatDate(pin.visitedDate)}`}
        </p>
        {pin.rating > 0 && <Stars value={pin.rating} />}
        {pin.description && <p className="line-clamp-2 text-base">{pin.description}</p>}
        {!hasPosition(pin.coordinates) && <p className="text-sm text-danger">No position yet</p>}
      </div>
      <RowActions>
        <InsideLink to={`/admin/pins/${pin.id}`} label={`Edit ${pin.name}`} />
        <VisibilityButton id={pin.id} isVisible={pin.isVisible} name={pin.name} />
        {hasPosition(pin.coordinates) && (
          <OutsideLink
            href={mapsUrl(pin.coordinates)}
            label={`Open ${pin.name} in maps`}
            icon={<MapPin {...rowIcon} />}
          />
        )}
        <DeleteRecord kind="pin" id={pin.id} name={pin.name} />
      </RowActions>
    </li>
  );
}
