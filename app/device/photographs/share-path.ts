/** The address to which the phone's share sheet posts pictures; manifest, worker and page use it. */
export const SHARE_PATH = "/admin/share";

export const SHARED_FILES = "files";

/** The texts that another app may share beside files. */
export const SHARED_WORDS = ["title", "text", "url"] as const;

/** The shared texts in a form or an address, each with its name. */
export function sharedWords(values: Pick<FormData | URLSearchParams, "get">) {
  return SHARED_WORDS.flatMap((name): [string, string][] => {
    const word = values.get(name);
    return typeof word === "string" && word ? [[name, word]] : [];
  });
}

/** The form, and its field, that takes one shared picture. */
export const MOMENT_FORM = { path: "/admin/moments/new", field: "pictureFile" } as const;
