import { Form, Link } from "@remix-run/react";
import { MapPin } from "lucide-react";
import { buttonClass } from "~/components/ui/buttons/button";
import { inWords } from "~/components/ui/in-words";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { awayFrom } from "~/device/screens/uploads/picture-words";
import { ADD_TO_PIN, DATE_PIN, INTENT } from "~/forms/intents";
import { LIBRARY } from "~/models/collections/library/library-query";
import type { PlaceOffer } from "~/models/collections/library/picture-place.server";
import { formatDate } from "~/utils/words/dates";

/** What can be done with the pictures of the last day that lie near a known place; nobody has to. */
export function PlaceOffers({ offers }: { offers: PlaceOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label="New pictures near known places" className="mb-6 grid gap-3">
      {offers.map((offer) => (
        <Offer key={offer.name + offer.pin?.id} {...offer} />
      ))}
    </ul>
  );
}

function Offer({ name, pictureIds, nearestKm, farthestKm, pin }: PlaceOffer) {
  const subject = pictureIds.length === 1 ? "This picture lies" : `These ${pictureIds.length} lie`;
  const place = awayFrom(nearestKm, farthestKm);
  return (
    <li className="rounded-card border border-line bg-surface p-3 sm:p-4">
      <p className="flex gap-2">
        <MapPin
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-monsoon"
          strokeWidth={1.5}
        />
        <span>
          {subject} {place}{" "}
          <Link
            to={`${LIBRARY}?q=${encodeURIComponent(name)}`}
            className="font-medium underline underline-offset-4"
          >
            {name}
          </Link>
          .
        </span>
      </p>
      {pin && <PinButtons pictureIds={pictureIds} pin={pin} />}
    </li>
  );
}

type PinProps = { pictureIds: string[]; pin: NonNullable<PlaceOffer["pin"]> };

function PinButtons({ pictureIds, pin }: PinProps) {
  const look = buttonClass("secondary", "px-3 text-sm");
  return (
    <Form method="post" preventScrollReset>
      <PendingFieldset isPending={useIsPosting()} className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="recordId" value={pin.id} />
        {pictureIds.map((id) => (
          <input key={id} type="hidden" name="selected" value={id} />
        ))}
        <button type="submit" name={INTENT} value={ADD_TO_PIN} className={look}>
          Add to the pin {pin.name}
        </button>
        {pin.day && (
          <>
            <input type="hidden" name="day" value={pin.day} />
            <button type="submit" name={INTENT} value={DATE_PIN} className={look}>
              {inWords`Set its visited date to ${formatDate(pin.day)}`}
            </button>
          </>
        )}
      </PendingFieldset>
    </Form>
  );
}
