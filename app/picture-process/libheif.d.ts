/** The part of libheif's JavaScript interface that is used here; its own types describe the C functions. */
declare module "libheif-js/wasm-bundle.js" {
  type Image = {
    handle: object;
    is_primary: () => boolean;
    has_alpha_channel: () => boolean;
    get_width: () => number;
    get_height: () => number;
    free: () => void;
  };
  /**
   * `channels` is absent if the picture cannot be decoded; each is a view of the decoder's memory, in lines of `stride`
   * bytes.
   */
  type Decoded = {
    image: object;
    channels?: { data: Uint8Array<ArrayBuffer>; stride: number }[];
  };
  const libheif: {
    HeifDecoder: new () => { decode: (bytes: Uint8Array) => Image[] };
    heif_colorspace: { heif_colorspace_RGB: object };
    heif_chroma: { heif_chroma_interleaved_RGB: object; heif_chroma_interleaved_RGBA: object };
    heif_js_decode_image2: (handle: object, colorspace: object, chroma: object) => Decoded;
    heif_image_release: (image: object) => void;
  };
  export default libheif;
}
