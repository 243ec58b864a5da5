import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EntryList } from "~/components/admin/messages/entry-list";
import { EntryPage, revisionOfEntry } from "~/components/admin/messages/entry-page";
import { QuestionForm } from "~/components/admin/messages/question-form";
import { entryAction } from "~/forms/entry-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { statusOf } from "~/forms/records/record-form.server";
import { listQuestions } from "~/models/texts/content/question.server";
import { questionInput } from "~/models/texts/content/question-input";
import * as questions from "~/models/texts/pages/question-list.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const QUESTIONS = "/admin/messages/questions";

export const meta = () => adminMeta("Questions");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const { id = null } = params;
  const values = id === null ? { question: "", answer: "" } : questions.findQuestion(id);
  const entries = listQuestions().map(({ id, question, answer }) => ({
    id,
    title: question,
    text: answer,
  }));
  return data({ id, values, entries, formId: crypto.randomUUID() }, statusOf(values));
}

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

/** The questions of the about page, one by one. */
export default function Questions() {
  const { id, values, entries, formId } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <EntryPage
      title="Questions"
      lead="What visitors ask most, with your answer, under Quick Questions on the about page. The order is changed on the page of all questions."
      noun="question"
      listTitle="On the about page"
      isNew={id === null}
      form={
        (values || reply) && (
          <QuestionForm
            key={id ?? entries.length}
            values={values ?? { question: "", answer: "" }}
            revision={revisionOfEntry(id === null, formId, reply)}
            reply={reply}
            back={id === null ? undefined : QUESTIONS}
          />
        )
      }
    >
      <EntryList
        entries={entries}
        path={QUESTIONS}
        none="No questions of yours yet."
        verb="Take off"
        question="Take this question off the about page? A former version of the page of questions brings it back."
      />
    </EntryPage>
  );
}
