package dev.singlet.tools.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import org.junit.jupiter.api.Test;

/** The text of a model, with everything that a line is written for. */
class DescriptionTest {

  private static final TableDescriptor WEATHER =
      TableDescriptor.ofJson(
          """
          {
            "format": 1,
            "java": "climate.Weather",
            "name": "WeatherTable",
            "key": {
              "partition": [{"name": "PK", "type": "S"}],
              "sort": [{"name": "SK", "type": "N"}]
            },
            "indexes": [
              {
                "name": "byPlace",
                "type": "GLOBAL",
                "key": {
                  "partition": [{"name": "country", "type": "S"}, {"name": "city", "type": "S"}],
                  "sort": []
                },
                "projection": "KEYS_ONLY"
              },
              {
                "name": "byLevel",
                "type": "LOCAL",
                "key": {
                  "partition": [{"name": "PK", "type": "S"}],
                  "sort": [{"name": "level", "type": "B"}]
                },
                "projection": "ALL"
              }
            ],
            "delimiter": "#",
            "naming": "AS_IS",
            "tenantPrefix": "STATION#",
            "managed": {"entity": "_et", "timeToLive": "expires"},
            "entities": [
              {
                "name": "Reading",
                "java": "climate.Weather.Reading",
                "keys": [
                  {
                    "partition": [
                      {
                        "attribute": "PK",
                        "type": "S",
                        "parts": [
                          {"text": "READING#"},
                          {"value": "takenAt", "formats": ["day"]},
                          {"text": "#"},
                          {"value": "device", "formats": ["shard(3)"], "shards": 3}
                        ]
                      }
                    ],
                    "sort": [
                      {
                        "attribute": "SK",
                        "type": "N",
                        "parts": [{"value": "takenAt", "formats": ["epoch"]}]
                      }
                    ]
                  },
                  {
                    "index": "byPlace",
                    "partition": [
                      {"attribute": "country", "type": "S", "parts": [{"value": "country"}]},
                      {"attribute": "city", "type": "S", "parts": [{"value": "city"}]}
                    ],
                    "when": {"text": "isPublic", "terms": []},
                    "givesUp": ["ORDER"]
                  }
                ],
                "unique": [
                  {
                    "component": "serial",
                    "scope": ["maker"],
                    "partition": {
                      "attribute": "PK",
                      "type": "S",
                      "parts": [{"text": "UNIQUE#"}, {"value": "maker"}, {"text": "#"}, {"value": "serial"}]
                    }
                  }
                ],
                "patterns": [
                  {
                    "name": "get",
                    "owner": "climate.WeatherReadingEntity",
                    "parameters": [
                      {"name": "takenAt", "java": "java.time.Instant"},
                      {"name": "device", "java": "java.lang.String"}
                    ],
                    "operation": "GET_ITEM",
                    "keyCondition": "PK = 'the key' AND SK = 'x'"
                  },
                  {
                    "name": "all",
                    "owner": "climate.WeatherReadingEntity",
                    "parameters": [{"name": "takenAt", "java": "java.time.Instant"}],
                    "operation": "QUERY",
                    "index": "byPlace",
                    "keyCondition": "PK = 'the partition' AND SK = 'x'",
                    "partitions": 3,
                    "across": "takenAt"
                  }
                ]
              }
            ],
            "collections": [
              {
                "java": "climate.Weather.OfDay",
                "entities": ["Reading", "Warning"],
                "patterns": [
                  {
                    "name": "ofDay",
                    "owner": "climate.WeatherOfDayCollection",
                    "operation": "QUERY",
                    "keyCondition": "PK = 'the day' AND SK = 'x'",
                    "partitions": 3
                  },
                  {
                    "name": "ofDevice",
                    "owner": "climate.WeatherOfDayCollection",
                    "operation": "QUERY",
                    "keyCondition": "PK = 'the device' AND SK = 'x'",
                    "across": "device"
                  }
                ]
              }
            ]
          }
          """);

  @Test
  void saysEverything() {
    assertThat(Description.of(WEATHER))
        .isEqualTo(
            """
            WeatherTable (climate.Weather)
              key: PK (S), SK (N)
              byPlace: country (S) + city (S), KEYS_ONLY
              byLevel: PK (S), level (B), local
              time to live: expires

            Reading
              key: STATION#{tenant}#READING#{takenAt:day}#{device:shard(3)}, {takenAt:epoch}
              byPlace: STATION#{tenant}#{country} + {city} when isPublic, not in the order of the values
              unique: serial in maker: STATION#{tenant}#UNIQUE#{maker}#{serial}
              WeatherReadingEntity.get(Instant takenAt, String device)
                  GetItem, PK = 'STATION#{tenant}#the key' AND SK = 'x'
              WeatherReadingEntity.all(Instant takenAt)
                  Query of byPlace, PK = 'STATION#{tenant}#the partition' AND SK = 'x'
                  reads 3 partitions at the same time
                  takes several values of takenAt, each a partition of its own

            OfDay: Reading, Warning
              WeatherOfDayCollection.ofDay()
                  Query, PK = 'STATION#{tenant}#the day' AND SK = 'x'
                  reads 3 partitions at the same time
              WeatherOfDayCollection.ofDevice()
                  Query, PK = 'STATION#{tenant}#the device' AND SK = 'x'
                  takes several values of device, each a partition of its own
            """);
  }
}
