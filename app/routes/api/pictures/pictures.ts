import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, answerOwner, failure } from "~/api/api-answers.server";
import { libraryPicture } from "~/api/description/picture-records";
import { answerList } from "~/api/list-answers.server";
import { readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { importForReaders } from "~/models/collections/library/picture-intake.server";
import { findPicture, pictureList } from "~/models/collections/library/picture-library.server";
import { PictureError, type PictureProblem } from "~/models/pictures/picture-problem";
import type { ReceivedFile } from "~/utils/http/load-context";

const STATUS: Record<PictureProblem, number> = {
  kind: 415,
  broken: 400,
  pixels: 400,
  cost: 400,
  bytes: 413,
};

const pictures = apiRoute({
  GET: ownerOnly((call) => {
    const fields = readSparseFieldset(call.url, libraryPicture.keyof().options);
    const asked = (name: string) => call.url.searchParams.get(name);
    const list = pictureList({
      q: asked("q")?.trim() ?? "",
      unused: asked("unused") === "1",
      undescribed: asked("undescribed") === "1",
    });
    return answerList(call, () => list, fields);
  }),
  POST: ownerOnly(({ files }) => {
    const file = files.find(({ field }) => field === "file");
    if (files.length > 1) return failure(400, "Send one picture at a time.");
    return file ? take(file) : failure(400, "Send a picture: as the field `file`, or as the body.");
  }),
});

/** 201 with the new picture, or 200 with the existing one that has the same bytes. */
async function take({ path, name }: ReceivedFile) {
  try {
    if (path === null) throw new PictureError("bytes");
    const { id, isNew } = await importForReaders(path, { fileName: name });
    const location = `/api/media/${id}`;
    const picture = findPicture(id);
    return isNew ? answerCreated(picture, location) : answerOwner(picture, { Location: location });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return failure(STATUS[error.problem], error.message);
  }
}

export { pictures as action, pictures as loader };
