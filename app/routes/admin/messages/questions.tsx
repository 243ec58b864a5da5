import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordForm } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { TextArea } from "~/components/admin/forms/versioned-controls";
import { type EntryFormProps, EntryPage } from "~/components/admin/messages/entry-page";
import { entryAction } from "~/forms/entry-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { statusOf } from "~/forms/records/record-form.server";
import { listQuestions } from "~/models/texts/content/question.server";
import { questionInput } from "~/models/texts/content/question-input";
import * as questions from "~/models/texts/pages/question-list.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const QUESTIONS = "/admin/messages/questions";

const BLANK = { question: "", answer: "" };

export const meta = () => adminMeta("Questions");

export const loader = ownerLoader(({ params }) => {
  const { id = null } = params;
  const values = id === null ? BLANK : questions.findQuestion(id);
  const entries = listQuestions().map(({ id, question, answer }) => ({
    id,
    title: question,
    text: answer,
  }));
  return data({ id, values, entries, formId: crypto.randomUUID() }, statusOf(values));
});

export const action = entryAction({
  path: QUESTIONS,
  noun: "question",
  schema: questionInput,
  create: questions.createQuestion,
  update: questions.updateQuestion,
  remove: questions.deleteQuestion,
  message: {
    saved: "Question put on the about page",
    removed: "Question taken off the about page",
  },
});

export const clientAction = offlineAction(NOT_SAVED);

/** The list of the about page's questions. */
export default function Questions() {
  return (
    <EntryPage
      loaded={useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>()}
      path={QUESTIONS}
      blank={BLANK}
      Form={QuestionForm}
      title="Questions"
      lead="What visitors ask most, with your answer, under Quick Questions on the about page. The order is changed on the page of all questions."
      noun="question"
      listTitle="On the about page"
      none="No questions of yours yet."
      verb="Take off"
      question="Take this question off the about page? A former version of the page of questions brings it back."
    />
  );
}

function QuestionForm({ values, revision, reply, back }: EntryFormProps<typeof BLANK>) {
  const [form, { question, answer }] = useRecordForm<typeof BLANK>(reply, values);
  return (
    <RecordForm form={form} revision={revision} reply={reply}>
      <TextArea
        field={question}
        label="Question"
        rows={3}
        hint="Everybody can read it: leave out who asked. At most 300 characters."
      />
      <TextArea field={answer} label="Answer" rows={7} />
      <SaveBar label="Put on the About Page" back={back} />
    </RecordForm>
  );
}
