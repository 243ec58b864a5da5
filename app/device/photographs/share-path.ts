/** Where the share sheet of the owner's phone puts pictures: the manifest, the worker and the page agree on it. */
export const SHARE_PATH = "/admin/share";

/** The files of what was shared. */
export const SHARED_FILES = "files";

/** What another app may hand over beside them. */
export const SHARED_WORDS = ["title", "text", "url"] as const;

/** Those of them that a form or an address holds, each with its name. */
export function sharedWords(values: Pick<FormData | URLSearchParams, "get">) {
  return SHARED_WORDS.flatMap((name): [string, string][] => {
    const word = values.get(name);
    return typeof word === "string" && word ? [[name, word]] : [];
  });
}

/** The form that one shared picture goes into, and the field of it. */
export const MOMENT_FORM = { path: "/admin/moments/new", field: "pictureFile" } as const;
