import fc from "fast-check";

/** The same inputs in each run, so that what fails is what was changed; `PROPERTY_SEED=2 npx vitest` tries others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export { fc };
