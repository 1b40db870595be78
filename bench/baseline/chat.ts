import { blocked, list, type Statement } from './statement.ts'
import { searchedTalk } from './words.ts'

const newestOn = (mine: 'first_id' | 'second_id', other: 'first_id' | 'second_id', limit = '$2') => `
  (select id, ${other} as other_id, last_message_id, last_message_at, is_request, started_by from conversations
   where ${mine} = $1 and last_message_id is not null and (declined_at is null or started_by = $1)
     and ${other} not in (select id from hidden)
   order by last_message_at desc, id desc limit ${limit})`

/** Returns the reader's conversations with the other's name and the last message, the newest first. */
export const conversations = (reader: string, shown: number): Statement => ({
  name: 'bench_conversations',
  text: `
    with hidden as materialized (${blocked}), mine as (
      select * from (${newestOn('first_id', 'second_id')} union all ${newestOn('second_id', 'first_id')}) both_sides
      order by last_message_at desc, id desc limit $2
    )
    select ${list(
      `json_build_object('conversation_id', mine.id, 'userID', $1::uuid, 'userID_2', other.id, 'name', other.name,
        'avatar', other.avatar, 'text', message.text, 'files', cardinality(message.media),
        'at', message.created_at, 'from', message.from_id, 'hidden', message.hidden_at is not null,
        'request', mine.is_request, 'startedBy', mine.started_by)`,
      'mine.last_message_at desc, mine.id desc',
    )} as body
    from mine join accounts other on other.id = mine.other_id join messages message on message.id = mine.last_message_id`,
  values: [reader, shown],
})

/** Returns the newest messages of one of the reader's conversations, with how far the other has read. */
export const messages = (reader: string, conversation: string, shown: number): Statement => ({
  name: 'bench_messages',
  text: `
    with own as (select id, case when first_id = $1 then second_id else first_id end as other_id
      from conversations where id = $2 and $1 in (first_id, second_id)
    ), newest as materialized (select messages.* from own join messages on messages.conversation_id = own.id
      order by messages.id desc limit $3 + 1)
    select json_build_object(
      'data', (select ${list(
        `json_build_object('id', newest.id, 'conversation_id', newest.conversation_id, 'from', newest.from_id,
          'text', newest.text, 'link', newest.link, 'media', newest.media, 'alts', newest.media_texts, 'createdAt', newest.created_at,
          'hidden', newest.hidden_at is not null)`,
        'newest.id desc',
      )} from (select * from newest order by id desc limit $3) newest),
      'more', (select count(*) > $3 from newest),
      'reads', (select json_agg(json_build_object('of', seen.account_id, 'message', seen.message_id, 'at', seen.read_at))
        from own join conversation_reads seen on seen.conversation_id = own.id),
      'marks', (select bool_and(account.seen_marks) from own join accounts account on account.id in ($1, own.other_id)),
      'blocked', exists (select 1 from own join (${blocked}) hidden on hidden.id = own.other_id)) as body`,
  values: [reader, conversation, shown],
})

/** SQL of the reader's conversations whose last message they have not read. */
const unreadOn = (mine: 'first_id' | 'second_id', other: 'first_id' | 'second_id') => `
  select conversation.id, seen.message_id as seen from conversations conversation
  left join conversation_reads seen on seen.conversation_id = conversation.id and seen.account_id = $1
  where conversation.${mine} = $1 and conversation.last_from_id <> $1
    and (seen.message_id is null or seen.message_id < conversation.last_message_id)
    and (conversation.declined_at is null or conversation.started_by = $1)
    and conversation.${other} not in (select id from hidden)`

const unread = `${unreadOn('first_id', 'second_id')} union all ${unreadOn('second_id', 'first_id')}`

/** Returns how many unread messages each conversation has. */
export const unreadConversations = (reader: string): Statement => ({
  name: 'bench_unread',
  text: `
    with hidden as materialized (${blocked}), unread as (select * from (${unread}) both_sides limit 200)
    select coalesce(json_agg(json_build_object('conversation_id', unread.id, 'countResponse', (select count(*) from (
      select 1 from messages where messages.conversation_id = unread.id and messages.from_id <> $1
        and (unread.seen is null or messages.id > unread.seen) limit 1000) counted))), '[]') as body
    from unread`,
  values: [reader],
})

/** Among so many of the latest conversations names are looked for. */
const mostNamed = '1000'

/** Returns the reader's conversations by the other's name, and the newest messages in them that have these words. */
export function foundInChat(reader: string, search: string, shown: number): Statement {
  const { words, name } = searchedTalk(search)
  return {
    name: `bench_found_in_chat ${search}`,
    text: `
      with hidden as materialized (${blocked}), latest as materialized (
        select * from (${newestOn('first_id', 'second_id', mostNamed)} union all ${newestOn('second_id', 'first_id', mostNamed)}) both_sides
        order by last_message_at desc, id desc limit ${mostNamed}
      ), named as (
        select latest.*, other.name, other.avatar from latest join accounts other on other.id = latest.other_id
        where ${name} order by last_message_at desc, latest.id desc limit 10
      ), found as materialized (
        select message.*, case when talk.first_id = $1 then talk.second_id else talk.first_id end as other_id
        from message_documents document
          join messages message on message.id = document.message_id
          join conversations talk on talk.id = message.conversation_id
        where document.words @@ quote_literal($1::text)::tsquery and ${words} and message.hidden_at is null
          and $1 in (talk.first_id, talk.second_id) and (talk.declined_at is null or talk.started_by = $1)
          and not exists (select 1 from hidden where hidden.id in (talk.first_id, talk.second_id))
        order by message.id desc limit $2 + 1
      )
      select json_build_object(
        'conversations', (select ${list(
          `json_build_object('conversation_id', named.id, 'userID', $1::uuid, 'userID_2', named.other_id, 'name', named.name,
            'avatar', named.avatar, 'at', named.last_message_at)`,
          'named.last_message_at desc, named.id desc',
        )} from named),
        'messages', (select ${list(
          `json_build_object('id', found.id, 'conversation_id', found.conversation_id, 'userID_2', found.other_id,
            'name', other.name, 'avatar', other.avatar, 'from', found.from_id, 'text', found.text,
            'createdAt', found.created_at)`,
          'found.id desc',
        )} from (select * from found order by id desc limit $2) found
          join accounts other on other.id = found.other_id),
        'more', (select count(*) > $2 from found),
        'nextCursor', (select id from (select id from found order by id desc limit $2) page order by id limit 1)) as body`,
    values: [reader, shown],
  }
}
