import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CheckInForm } from "~/components/admin/journey/check-in-form";
import { HiddenNote } from "~/components/admin/journey/hidden-note";
import { LastMove } from "~/components/admin/journey/last-move";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { formFailure, parseForm } from "~/forms/form.server";
import { idempotencyKeyOf, sentAt } from "~/forms/idempotency-key";
import { INTENT, SHOW_NOW, UNDO } from "~/forms/intents";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { readOwnerForm } from "~/forms/owner-form.server";
import { done } from "~/forms/records/record-form.server";
import { listPlaceChoices } from "~/models/base/places/known-place.server";
import { lastHiddenMove } from "~/models/base/places/moves.server";
import { checkInInput } from "~/models/road/journey/check-in";
import { checkIn } from "~/models/road/journey/check-in.server";
import { hiddenState } from "~/models/road/journey/hidden-moves.server";
import { getJourney } from "~/models/road/journey/journey.server";
import { showHiddenMoves } from "~/models/road/journey/show-moves.server";
import { getUndoableMove, undoMove } from "~/models/road/journey/undo-move.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { nearestTown } from "~/utils/position/nearest-town";
import { NO_POSITION } from "~/utils/position/position";
import { privateSettings } from "~/words";

const NOT_UNDONE =
  "Something of it was changed since, so it is not undone: say where you are instead.";

export const meta = () => adminMeta("I am here");

export const loader = ownerLoader(() => {
  const { hereShown, hereDelayHours } = privateSettings();
  return {
    place: getJourney()?.currentLocation ?? "",
    places: listPlaceChoices(),
    move: getUndoableMove(),
    hidden: hiddenState(),
    setting: { hereShown, hereDelayHours },
  };
});

export async function action(args: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  if (form.get(INTENT) === UNDO) return undo();
  if (form.get(INTENT) === SHOW_NOW) return showNow();
  const result = parseForm(form, checkInInput);
  if (!result.ok) return formFailure(result.submission);
  const { value } = result;
  const town = await nearestTown(value.coordinates ?? NO_POSITION);
  const sent = { idempotencyKey: idempotencyKeyOf(form), at: sentAt(form), country: town?.country };
  const saved = checkIn(value, sent);
  if (saved.ok && "kind" in saved) return done("/admin/here", "The site knew that already.");
  if (saved.ok) {
    const said = lastHiddenMove()
      ? `You are in ${saved.item}. Readers are not told yet.`
      : `The site says that you are in ${saved.item}.`;
    return done("/admin/here", said);
  }
  return formFailure(result.submission, saved.kind === "invalid" ? saved.fieldErrors : {});
}

function showNow() {
  const place = showHiddenMoves();
  return done(
    "/admin/here",
    place ? `The site says that you are in ${place}.` : "Nothing was hidden.",
  );
}

function undo() {
  const wasHidden = lastHiddenMove() !== null;
  const place = undoMove();
  if (wasHidden) return done("/admin/here", `Undone: you are in ${place || "no place"} again.`);
  if (place === null) return data({ notUndone: NOT_UNDONE }, { status: 409 });
  return done(
    "/admin/here",
    place
      ? `Undone: the site says again that you are in ${place}.`
      : "Undone: the site does not say where you are.",
  );
}

export const clientAction = offlineAction(NOT_SAVED);

export default function Here() {
  const { place, places, move, hidden, setting } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const reply = answer && "result" in answer ? answer : undefined;
  return (
    <AdminPage title="I am here">
      {answer && "notUndone" in answer && (
        <p role="alert" className="mb-6 rounded-control border border-danger p-3 text-danger">
          {answer.notUndone}
        </p>
      )}
      <div className="mb-6 empty:hidden">
        <HiddenNote hidden={hidden} />
      </div>
      {move ? (
        <LastMove key={move.movedAt.getTime()} move={move} />
      ) : (
        <p className="mb-6 text-muted">
          {place
            ? `The site says that you are in ${place}.`
            : "The site does not say yet where you are."}
        </p>
      )}
      <div className="max-w-2xl">
        <CheckInForm
          key={move?.movedAt.getTime()}
          places={places}
          setting={setting}
          reply={reply}
        />
      </div>
    </AdminPage>
  );
}
