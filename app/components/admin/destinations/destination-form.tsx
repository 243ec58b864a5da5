import type { z } from "zod";
import { FieldGroup } from "~/components/admin/fields/field-group";
import { FoldedGroup } from "~/components/admin/fields/folded-group";
import { ImageField } from "~/components/admin/fields/image-field";
import { PositionFields } from "~/components/admin/fields/position-fields";
import { SocialCard } from "~/components/admin/fields/social-card";
import { UpdateAddresses } from "~/components/admin/fields/update-addresses";
import { WritingField } from "~/components/admin/fields/writing-field";
import { RecordForm, type RecordFormProps } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import {
  CheckField,
  type Field,
  SelectField,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import { RelatedPostsField } from "~/components/admin/posts/related-posts-field";
import type { newDestinationInput } from "~/models/destinations/destination";
import type { OfferedPosts } from "~/models/posts/related";
import { isOwn } from "~/site";
import { words } from "~/words";
import { MarkFields } from "./mark-fields";
import { TravellerFields } from "./traveller-fields";

type Values = z.input<typeof newDestinationInput>;

type Props = RecordFormProps<Values> & {
  /** The destination's public page, or the list for one that has none yet. */
  path: string;
  /** The posts that it can name as related. */
  offered: OfferedPosts;
  /** The collections of which it can name one. */
  collections: { id: string; title: string }[];
};

export function DestinationForm({
  values,
  revision,
  draft,
  reply,
  path,
  offered,
  collections,
}: Props) {
  const [form, fields] = useRecordForm<Values>(reply, values, ["name"]);
  const position = fields.coordinates.getFieldset();
  return (
    <RecordForm form={form} revision={revision} draft={draft} reply={reply}>
      <TextField field={fields.name} label="Name" />
      <TextArea field={fields.description} label="Description" rows={3} />
      <WritingField
        field={fields.detailedDescription}
        label="Detailed description"
        rows={8}
        hint="Plain text or HTML, as in a letter."
        isBeside
      />
      <ImageField field={fields.featuredImage} label="Featured image" />
      <Filing fields={fields} stored={values} />
      <PositionFields lat={position.lat} lng={position.lng} />
      <TravellerFields fields={fields} />
      <MarkFields fields={fields} />
      <Related fields={fields} offered={reply?.offered ?? offered} collections={collections} />
      <SocialCard
        fields={fields}
        title={fields.name.value}
        text={fields.description.value}
        path={path}
      />
      <UpdateAddresses fields={fields} />
      <SaveBar
        label={"version" in revision ? "Save Changes" : "Add Destination"}
        back="/admin/places"
      />
    </RecordForm>
  );
}

type FilingProps = {
  fields: Record<"category" | "region" | "state" | "isVisible", Field>;
  stored: Props["values"];
};

function Filing({ fields, stored }: FilingProps) {
  return (
    <FieldGroup legend="Filing">
      <SelectField
        field={fields.category}
        label="Category"
        options={withStored(words().destinationCategories, stored?.category)}
      />
      {words().regions.length > 0 ? (
        <SelectField
          field={fields.region}
          label="Region"
          options={withStored(words().regions, stored?.region || undefined)}
          blank={isOwn() && !stored?.region ? "–" : undefined}
        />
      ) : (
        <TextField field={fields.region} label="Region" />
      )}
      <TextField field={fields.state} label="State" />
      <CheckField field={fields.isVisible} label="Visible" />
    </FieldGroup>
  );
}

/** The owner's current choices, plus the stored one if she has since removed it. */
function withStored(words: readonly string[], stored: unknown) {
  return typeof stored === "string" && !words.includes(stored) ? [...words, stored] : words;
}

type RelatedProps = Pick<Props, "offered" | "collections"> & {
  fields: Record<"relatedGalleryId" | "relatedBlogPosts", Field>;
};

function Related({ fields, offered, collections }: RelatedProps) {
  return (
    <FoldedGroup
      legend="Related"
      fields={{
        "Related gallery": fields.relatedGalleryId,
        "Related stories": fields.relatedBlogPosts,
      }}
    >
      <SelectField
        field={fields.relatedGalleryId}
        label="Related gallery"
        blank="None"
        options={collections.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <RelatedPostsField field={fields.relatedBlogPosts} offered={offered} />
    </FoldedGroup>
  );
}
