/** The part of libheif's JavaScript interface that is used here; its own types describe the C functions. */
declare module "libheif-js/wasm-bundle.js" {
  type Image = {
    get_width: () => number;
    get_height: () => number;
    /** Fills `data`, RGBA; calls back with `null` when it cannot be decoded. */
    display: (
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ) => void;
    free: () => void;
  };
  const libheif: { HeifDecoder: new () => { decode: (bytes: Uint8Array) => Image[] } };
  export default libheif;
}
