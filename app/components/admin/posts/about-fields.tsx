import { Wide } from "~/components/admin/fields/field-group";
import { FoldedGroup } from "~/components/admin/fields/folded-group";
import { ImageField } from "~/components/admin/fields/image-field";
import {
  CheckField,
  type Field,
  SelectField,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import type { OfferedPosts } from "~/models/posts/related";
import { words } from "~/words";
import { ReadingTimeField } from "./reading-time-field";
import { RelatedPostsField } from "./related-posts-field";

type Name =
  | ("content" | "excerpt" | "featuredImage" | "category" | "tags")
  | ("readingTime" | "relatedBlogPosts" | "isFeatured");

type Props = {
  fields: { [Key in Name]: Field };
  /** The current content. The form's own component reads it, as only that is sure to re-render when it changes. */
  text: string;
  /** The posts that it can name as related. */
  offered: OfferedPosts;
};

/** The fields around a letter's text: those of its card, and those by which it is found. */
export function AboutFields({ fields, text, offered }: Props) {
  const { content, excerpt, featuredImage, category, tags, readingTime } = fields;
  const { relatedBlogPosts, isFeatured } = fields;
  return (
    <FoldedGroup
      legend="About this letter"
      fields={{
        Excerpt: excerpt,
        "Featured image": featuredImage,
        Category: category,
        Tags: tags,
        "Reading time (minutes)": readingTime,
        "Related stories": relatedBlogPosts,
        "Featured on the home page": isFeatured,
      }}
    >
      <Wide>
        <TextArea field={excerpt} label="Excerpt" rows={3} />
      </Wide>
      <Wide>
        <ImageField field={featuredImage} label="Featured image" />
      </Wide>
      <SelectField field={category} label="Category" options={words().postCategories} />
      <TextField field={tags} label="Tags" hint="Parted by commas." />
      <ReadingTimeField field={readingTime} content={content} text={text} />
      <CheckField field={isFeatured} label="Featured on the home page" />
      <RelatedPostsField field={relatedBlogPosts} offered={offered} />
    </FoldedGroup>
  );
}
