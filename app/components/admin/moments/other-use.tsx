import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { MOMENT_FORM, SHARE_PATH, sharedWords } from "~/device/photographs/share-path";
import { leaveField } from "~/device/queue/pictures";
import { pictureIdOf } from "~/models/pictures/picture-name";

/** Moves a photo and text shared by another app to the page that makes a letter or an album of them. */
export function OtherUse({ pictureFieldId }: { pictureFieldId: string }) {
  const { pathname } = useLocation();
  const [shared] = useSearchParams();
  const navigate = useNavigate();

  async function leave() {
    const field = document.getElementById(pictureFieldId);
    const id = pictureIdOf(field instanceof HTMLInputElement ? field.value : null);
    await leaveField(pathname, MOMENT_FORM.field, "share").catch(() => {});
    const handed = new URLSearchParams(sharedWords(shared));
    if (id) handed.set("pictures", id);
    navigate(`${SHARE_PATH}?${handed}`);
  }

  return <SmallButton onClick={leave}>Use it for a letter or an album</SmallButton>;
}
